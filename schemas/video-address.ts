import { string } from 'yup'
import { youTubeAddress } from '../src/domain/content.ts'

export const videoAddress = string().trim().matches(youTubeAddress, 'error.youtube')
