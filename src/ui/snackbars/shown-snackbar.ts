import type { SnackbarMessage } from './snackbar.tsx'

export interface ShownSnackbar extends SnackbarMessage {
  id: number
  /** What can be tried once more. */
  again?: { label: string; act(): void }
}
