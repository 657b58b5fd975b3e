/** Ours, those of the calendar and of the country: lists of common passwords are American. */
const words = new Set(
  [
    'opleiding opleidingen cursus cursussen vorming vormingen training trainingen trainings course courses formation',
    'formations leren welkom welcome bienvenue wachtwoord password motdepasse inloggen',
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
export function isPredictable(password: string): boolean {
  const small = password.toLowerCase()
  if (new Set(small).size < fewest) return true
  return runs.some((run) => run.includes(small)) || words.has(lettersOf(password))
}
