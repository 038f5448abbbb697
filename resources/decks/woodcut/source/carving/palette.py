"""Inks, tints, and where on the card the picture lies."""

INK, PAPER, PAPER2, WHITE = '#1b182b', '#f7ebd1', '#e8d3a6', '#fffaf0'
GOLD, GOLD_L, GOLD_D = '#e2a325', '#f9dc83', '#8a5a0c'
STEEL, STEEL_D, SLATE = '#dfe6ea', '#8f9fae', '#4a5268'
RED, RED_L, GREEN, GREEN_L = '#c5352b', '#ee9a76', '#2c7446', '#8fbb62'

# deep: frame, sea, hill; mid: second tint; light: sky
TINT = {
    'cups':   dict(deep='#174c8a', mid='#4a90c8', light='#b9dcea', pale='#dcedf0'),
    'rods':   dict(deep='#a3281f', mid='#dd6636', light='#f5b98a', pale='#fae0bd'),
    'discs':  dict(deep='#1d6540', mid='#6da454', light='#c3d990', pale='#e4ebbd'),
    'swords': dict(deep='#7a5104', mid='#d9a021', light='#f5d67c', pale='#faebb8'),
    'majors': dict(deep='#35276a', mid='#7a66b8', light='#c9bce6', pale='#e8e0ee'),
}

X0, Y0, X1, Y1 = 20.0, 96.0, 400.0, 624.0          # the window of the card; its heart is 20,170 .. 400,550
