/** Why no VAT is due: recognised vocational training (VAT Code, art. 44, § 2, 4°). */
export const vatExemptions = ['training'] as const
export type VatExemption = (typeof vatExemptions)[number]
