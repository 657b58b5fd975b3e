import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { BlockProps } from '../../../blocks/define-block.ts'
import { type Texts, TextsProvider } from '../../ui/texts.tsx'

interface IslandData {
  props: BlockProps<unknown, unknown>
  texts: Partial<Texts>
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}

/** Gives a block's HTML its behaviour; resolves when it answers events. */
export function hydrateIsland(
  container: Element,
  { Block }: { Block: ComponentType<BlockProps<unknown, unknown>> },
  { props, texts }: IslandData,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      container,
      <TextsProvider locale={props.page.locale} texts={texts}>
        <Block {...props} />
        <Awake onAwake={resolve} />
      </TextsProvider>,
      { identifierPrefix: `${props.id}-` },
    )
  })
}
