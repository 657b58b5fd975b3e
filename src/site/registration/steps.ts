import { type ComponentType, useEffect, useState } from 'react'
import type { StepProps } from './step-props.ts'

type StepFile = () => Promise<{ Step: ComponentType<StepProps> }>

/** Each a file of its own: nobody fetches the steps that are not shown. */
const files = new Map<string, StepFile>(
  Object.entries<StepFile>({
    select: () => import('./select-step.tsx'),
    guest: () => import('./guest-step.tsx'),
    students: () => import('./students-step.tsx'),
    invoice: () => import('./invoice-step.tsx'),
    confirmation: () => import('./confirmation-step.tsx'),
  }),
)

const loaded = new Map<string, ComponentType<StepProps>>()

/** Fetches a step before it is drawn, once. */
export async function loadStep(name: string): Promise<void> {
  const file = loaded.has(name) ? undefined : await files.get(name)?.()
  if (file) loaded.set(name, file.Step)
}

/** The component of a step; null while it is fetched, which only a change behind the screen's back makes happen. */
export function useStep(name: string): ComponentType<StepProps> | null {
  const [, drawAgain] = useState(0)
  const Step = loaded.get(name) ?? null
  useEffect(() => {
    if (!Step)
      void loadStep(name).then(
        () => drawAgain((times) => times + 1),
        () => {},
      )
  }, [Step, name])
  return Step
}
