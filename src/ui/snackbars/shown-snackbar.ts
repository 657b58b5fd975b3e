import type { SnackbarMessage } from './snackbar.tsx'

export interface ShownSnackbar extends SnackbarMessage {
  id: number
}
