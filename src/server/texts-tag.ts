/** On all that says texts of the interface, whoever it is made for: it falls when editors say one of them otherwise. */
export const textsTag = 'texts'
