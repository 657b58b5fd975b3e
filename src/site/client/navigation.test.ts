import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './navigation.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs at once, then at most once in 200 ms, and after the last call', () => {
  const run = vi.fn()
  const call = throttle(run)
  for (let millisecond = 0; millisecond < 1000; millisecond += 10) {
    call()
    vi.advanceTimersByTime(10)
  }
  expect(run).toHaveBeenCalledTimes(6)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(6)
})

test('a single call runs once', () => {
  const run = vi.fn()
  throttle(run)()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})
