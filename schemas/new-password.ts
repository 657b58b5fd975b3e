import { ref, string } from 'yup'

/** The commonest, and those of ours, of the calendar and of the country: lists of common passwords are American. */
const words = new Set(
  [
    'password passwords passwrd wachtwoord motdepasse iloveyou sunshine princess football baseball superman qwerty azerty',
    'opleiding opleidingen cursus cursussen vorming vormingen training trainingen trainings course courses formation',
    'formations leren welkom welcome bienvenue',
    'lente zomer herfst winter spring summer autumn printemps ete automne hiver',
    'januari februari maart april mei juni juli augustus september oktober november december',
    'january february march june july august october janvier fevrier mars avril mai juin juillet aout septembre octobre',
    'novembre decembre maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday',
    'friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche',
    'brussel brussels bruxelles antwerpen antwerp anvers gent ghent gand leuven louvain mechelen hasselt brugge belgie',
    'belgium belgique vlaanderen flanders wallonie',
  ].flatMap((line) => line.split(' ')),
)

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

const fewest = 4

/** The letters alone, small and without accents. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

/** Whether anybody tries it early: a few characters again and again, a row of keys, or one word of ours with a year. */
function isPredictable(password: string): boolean {
  const small = password.toLowerCase()
  if (new Set(small).size < fewest) return true
  return runs.some((run) => run.includes(small)) || words.has(lettersOf(password))
}

const shortestPassword = 8

/** At least eight characters (spec section 5), not the first ones that anybody tries; more than 200 would only be slow to hash. */
export const newPassword = string()
  .min(shortestPassword, 'error.password')
  .max(200, 'error.tooLong')
  .test(
    'predictable',
    'error.passwordCommon',
    (value) => !value || value.length < shortestPassword || !isPredictable(value),
  )

/** A password, typed the second time beside a field of that name. */
export const repeated = (field: string) => string().oneOf([ref(field)], 'error.confirmed')
