import { describe, expect, it } from 'vitest'
import { camtFile } from '../../tests/support/bank-files.ts'
import { codaFile, type WrittenStatement } from './bank-files/write-coda.ts'
import { readBankFile } from './bank-files.ts'

const day = '2026-11-20'
const statement: WrittenStatement = {
  number: 42,
  day,
  opening: -10_050,
  movements: [
    {
      day,
      amount: 121_000,
      name: 'Bakkerij De Korenbloem',
      iban: 'BE71096123456769',
      reference: '202600000137',
      id: 'A1',
    },
    { day, amount: -725, text: 'Kosten van de rekening', id: 'A2' },
    {
      day,
      amount: 5_000,
      name: 'Café Zénith & zonen',
      iban: 'BE71096123456769',
      text: 'Factuur 2026-0012, met dank',
      id: 'A3',
    },
    {
      day,
      amount: 30_000,
      id: 'A4',
      details: [
        { day, amount: 10_000, name: 'Eerst', reference: '202600000238', id: 'A4' },
        { day, amount: 20_000, name: 'Tweede', reference: '202600000339', id: 'A4' },
      ],
    },
  ],
}
const movements = [
  {
    bookedOn: day,
    amount: 121_000,
    name: 'Bakkerij De Korenbloem',
    iban: 'BE71096123456769',
    reference: '202600000137',
  },
  { bookedOn: day, amount: -725, name: null, iban: null, reference: null, text: 'Kosten van de rekening' },
  {
    bookedOn: day,
    amount: 5_000,
    name: 'Café Zénith & zonen',
    text: 'Factuur 2026-0012, met dank',
    bankReference: 'A3',
  },
  { amount: 10_000, name: 'Eerst', reference: '202600000238' },
  { amount: 20_000, name: 'Tweede', reference: '202600000339' },
]
const expected = [{ openedOn: day, closedOn: day, opening: -10_050, closing: 145_225, currency: 'EUR', movements }]

const faultOf = (bytes: Uint8Array) => {
  try {
    readBankFile(bytes)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

describe('a file of the bank', () => {
  it('is read as CODA, in the letters of Windows too', () => {
    expect(readBankFile(codaFile([statement]))).toMatchObject([
      { ...expected[0], format: 'coda', number: '2026/042', account: 'BE65999001234596' },
    ])
  })

  it('is read as CAMT.053 of each version, with a prefix too', () => {
    for (const options of [{ version: 2 }, { version: 4 }, { version: 8 }, { version: 13, prefix: 'ns2' }]) {
      const read = readBankFile(camtFile([statement], options))
      expect(read, JSON.stringify(options)).toMatchObject(expected)
      expect(read[0]?.format).toBe('camt')
    }
  })

  it('has several statements', () => {
    const next = { ...statement, number: 43, opening: 145_225 }
    for (const bytes of [codaFile([statement, next]), camtFile([statement, next])])
      expect(readBankFile(bytes).map(({ opening }) => opening)).toEqual([-10_050, 145_225])
  })

  it('is refused where it is cut at whatever place', () => {
    for (const bytes of [codaFile([statement]), camtFile([statement])]) {
      for (const share of [0.3, 0.5, 0.7, 0.9, 0.99]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share))
        expect(faultOf(cut), String(share)).toBe('bankCut')
      }
    }
    const lines = codaFile([statement]).toString('latin1').split('\r\n')
    for (let place = 2; place < lines.length - 3; place += 1)
      expect(faultOf(Buffer.from(lines.toSpliced(place, 1).join('\r\n'), 'latin1')), lines[place]).not.toBeNull()
  })

  it('is refused where its balances are not what its movements make', () => {
    const coda = codaFile([statement]).toString('latin1').replace('000000001210000', '000000001220000')
    expect(faultOf(Buffer.from(coda, 'latin1'))).toBe('bankBalance')
    expect(faultOf(Buffer.from(camtFile([statement]).toString().replaceAll('1210.00', '1220.00')))).toBe('bankBalance')
  })

  it('is refused where it is no bank’s', () => {
    const foreign = [
      'Naam;Bedrag\nJan;12',
      '{"a":1}',
      '<html><body>Hallo</body></html>',
      '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>',
      '\u0000\u0001\u0002',
      '00000',
      codaFile([statement])
        .toString('latin1')
        .replace(/2(?=\r\n)/, '1'),
      camtFile([statement]).toString().replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'),
      camtFile([statement]).toString().replace('1210.00', '1210.001'),
    ]
    for (const text of foreign) expect(faultOf(Buffer.from(text, 'latin1')), text.slice(0, 60)).toBe('bankFormat')
  })
})
