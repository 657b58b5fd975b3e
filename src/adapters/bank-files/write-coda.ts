import { withoutSpaces } from '../../domain/bank.ts'
import { provider } from '../../domain/provider.ts'

/** A movement as a bank is to write it; in cents, less than 0 leaves the account. */
export interface WrittenMovement {
  day: string
  amount: number
  name?: string
  iban?: string
  /** Twelve digits: a structured message. */
  reference?: string
  text?: string
  /** The bank's own. */
  id?: string
  /** The transfers that it is made up of. */
  details?: WrittenMovement[]
}

export interface WrittenStatement {
  account?: string
  number: number
  day: string
  opening: number
  movements: WrittenMovement[]
}

const sumOf = (movements: readonly WrittenMovement[]) => movements.reduce((sum, { amount }) => sum + amount, 0)

const codaDay = (day: string) => day.slice(8, 10) + day.slice(5, 7) + day.slice(2, 4)
const codaAmount = (cents: number) => `${String(Math.abs(cents)).padStart(14, '0')}0`
const sign = (cents: number) => (cents < 0 ? '1' : '0')

/** A line of 128 characters of texts at their places, the first of which is 1. */
function lineOf(...parts: [from: number, text: string][]): string {
  const line = Array.from({ length: 128 }, () => ' ')
  for (const [from, text] of parts) line.splice(from - 1, text.length, ...text)
  return line.join('').slice(0, 128)
}

function codaMovement(movement: WrittenMovement, sequence: number, detail = 0, type = '0'): string[] {
  const { day, amount, name = '', iban = '', reference, text = '', id = '', details = [] } = movement
  const places = [3, String(sequence).padStart(4, '0') + String(detail).padStart(4, '0')] as [number, string]
  const message = reference ? `101${reference}` : text.padEnd(53 + 53 + 43)
  const code = details.length > 0 ? '1' : type
  const main = lineOf(
    [1, '21'],
    places,
    [11, id.padEnd(21)],
    [32, sign(amount)],
    [33, codaAmount(amount)],
    [48, codaDay(day)],
    [54, `${code}0150000`],
    [62, reference ? '1' : '0'],
    [63, message.slice(0, 53)],
    [116, codaDay(day)],
    [122, '0000'],
    [126, '1'],
    [128, '0'],
  )
  const second = lineOf([1, '22'], places, [11, message.slice(53, 106)], [126, '1'], [128, '0'])
  const third = lineOf(
    [1, '23'],
    places,
    [11, `${iban.padEnd(34)}EUR`],
    [48, name.slice(0, 35)],
    [83, message.slice(106, 149)],
    [126, '0'],
    [128, '0'],
  )
  return [main, second, third, ...details.flatMap((one, index) => codaMovement(one, sequence, index + 1, '5'))]
}

/** A CODA file, its lines with the ends that banks write: what the demo and tests play the bank with. */
export function codaFile(statements: readonly WrittenStatement[]): Buffer<ArrayBuffer> {
  const files = statements.map(({ account = withoutSpaces(provider.iban), number, day, opening, movements }, index) => {
    const closing = opening + sumOf(movements)
    const counted = [
      lineOf(
        [1, '12001'],
        [6, account],
        [40, 'EUR'],
        [43, sign(opening) + codaAmount(opening) + codaDay(day)],
        [65, 'LEERPLEIN'],
        [126, String(number).padStart(3, '0')],
      ),
      ...movements.flatMap((movement, place) => codaMovement(movement, place + 1)),
      lineOf(
        [1, `8${String(number).padStart(3, '0')}`],
        [5, account],
        [39, 'EUR'],
        [42, sign(closing) + codaAmount(closing) + codaDay(day)],
        [128, '0'],
      ),
    ]
    const turnover = (way: 1 | -1) => sumOf(movements.filter(({ amount }) => amount * way > 0))
    const isLast = index === statements.length - 1
    return [
      lineOf([1, `00000${codaDay(day)}99905`], [35, 'LEERPLEIN'], [128, '2']),
      ...counted,
      lineOf(
        [1, '9'],
        [17, String(counted.length).padStart(6, '0')],
        [23, codaAmount(turnover(-1)) + codaAmount(turnover(1))],
        [128, isLast ? '2' : '1'],
      ),
    ]
  })
  return Buffer.from(files.flatMap((lines) => lines.map((line) => `${line}\r\n`)).join(''), 'latin1')
}
