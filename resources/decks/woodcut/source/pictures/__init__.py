"""Every card of the deck: what is drawn, each in a function of its own."""
from pictures import (back, courts_cups, courts_discs, courts_rods, courts_swords, infinity, majors_0_5, majors_6_10,
                      majors_11_15, majors_16_21, spots_cups, spots_discs, spots_rods, spots_swords)
