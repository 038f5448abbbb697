"""Every card of the deck: what is drawn, each in a function of its own."""
from pictures import (back, courts_cups, courts_discs, courts_rods, courts_swords, infinity, majors_0_7, majors_8_14,
                      majors_15_21, spots_cups, spots_discs, spots_rods, spots_swords)
