/** The outline of each seat on a grid of 24: circle, square, triangle, diamond, hexagon, cross, star. */
export const SEAT_SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M5.500 4h13A1.500 1.500 0 0 1 20 5.500v13a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18.500v-13A1.500 1.500 0 0 1 5.500 4z',
  'M12 3l10 17.500H2z',
  'M12 1.500L22.500 12 12 22.500 1.500 12z',
  'M7 3h10l5 9-5 9H7l-5-9z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  'M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z',
] as const;
