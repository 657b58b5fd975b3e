import type { BankFault } from '../../domain/bank.ts'

/** A file that is not taken, and why. */
export class BankFileError extends Error {
  readonly fault: BankFault

  constructor(fault: BankFault) {
    super(fault)
    this.fault = fault
  }
}
