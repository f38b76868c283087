/** So many steps has the first-day tour. */
export const TOUR_STEPS = 6;
