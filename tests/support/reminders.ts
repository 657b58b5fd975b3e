export const newPause = { reason: 'dispute', note: 'De klant belde: de cursus ging niet door' }

/** As staff find them. */
export const usualReminders = {
  ...{ isAutomatic: false, firstAfter: 7, secondAfter: 22, thirdAfter: 37, fee: 0, asksDamages: false },
}
