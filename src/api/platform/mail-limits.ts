const hour = 60 * 60
const day = 24 * hour

/**
 * How many mails people may cause: `points` in `duration` seconds. To one mailbox from whomever, and from one account
 * to people it invites.
 */
export const mailLimits = {
  'mail-recipient': { points: 20, duration: hour },
  'mail-recipient-day': { points: 60, duration: day },
  // To whoever registers or proves an address: mails of others' making do not keep anybody from it.
  'mail-registration': { points: 20, duration: hour },
  'mail-registration-day': { points: 60, duration: day },
  'mail-invitations': { points: 20, duration: hour },
  'mail-invitations-day': { points: 100, duration: day },
}
