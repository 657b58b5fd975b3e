import { toString as draw } from 'qrcode'

/** A QR code as an SVG without a margin of its own. */
export const qrCode = (text: string): Promise<string> =>
  draw(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M', color: { dark: '#10302f', light: '#ffffff00' } })

/** What a bank's app reads from an invoice to fill in a transfer (EPC069-12); the amount in cents. */
export const transferCode = (payee: { name: string; iban: string }, amount: number, message: string): Promise<string> =>
  qrCode(
    [
      ...['BCD', '002', '1', 'SCT', '', payee.name, payee.iban.replaceAll(' ', '')],
      ...[`EUR${(amount / 100).toFixed(2)}`, '', '', message],
    ].join('\n'),
  )
