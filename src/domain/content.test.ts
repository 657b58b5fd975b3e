import { expect, test } from 'vitest'
import { youTubeId } from './content.ts'

test.each([
  'https://www.youtube.com/watch?v=Lp4rNl7dQ2w',
  'https://youtube.com/watch?list=a&v=Lp4rNl7dQ2w&t=3',
  'https://m.youtube.com/shorts/Lp4rNl7dQ2w',
  'https://youtu.be/Lp4rNl7dQ2w?si=x',
  'https://www.youtube.com/embed/Lp4rNl7dQ2w',
])('%s is a film', (address) => {
  expect(youTubeId(address)).toBe('Lp4rNl7dQ2w')
})

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/123456789',
  'https://youtube.com.example.org/watch?v=Lp4rNl7dQ2w',
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(youTubeId(address)).toBeNull()
})
