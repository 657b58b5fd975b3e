import type { Locale } from '../../../domain/locales.ts'
import type { Texts } from '../../../ui/texts.ts'
import { ask } from './ask.tsx'

const isUnsaved = () => document.querySelector('[data-area] form[data-unsaved]') !== null

/** The page's own question, where Escape stays, or the browser's when its code cannot be had. */
async function askToLeave(locale: Locale, texts: Texts): Promise<boolean> {
  try {
    const { LeaveQuestion } = await import('./leave-question.tsx')
    return await ask((answer) => <LeaveQuestion onAnswer={answer} />, locale, texts)
  } catch {
    return confirm(`${texts.area.leave.title} ${texts.area.leave.text}`)
  }
}

/** What was typed and sent nowhere is not lost unasked: by a move of the area, nor by the browser's own leaving. */
export function guardTyping(locale: Locale, texts: Texts) {
  let answered = false
  let asking: Promise<boolean> | undefined
  addEventListener('input', () => {
    answered = false
  })
  addEventListener('beforeunload', (event) => {
    if (isUnsaved() && !answered) event.preventDefault()
  })

  /** One question at a time, and none twice about the same. */
  async function mayLeave(): Promise<boolean> {
    if (!isUnsaved()) return true
    asking ??= askToLeave(locale, texts).finally(() => {
      asking = undefined
    })
    answered = await asking
    return answered
  }
  return { mayLeave }
}
