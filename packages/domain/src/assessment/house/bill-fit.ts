/**
 * ASHRAE Guideline 14 calls an hourly model calibrated up to a CV(RMSE) of 30 %. Beyond it the bills and the answers
 * speak of two different homes.
 */
const MOST_OFF = 0.3

/** Whether a model that is off by this much from bill to bill was fitted to the bills at all. */
export const fitsBills = (cvRmse: number): boolean => cvRmse <= MOST_OFF
