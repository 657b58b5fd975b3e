import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { BlockProps } from '../../../blocks/define-block.ts'
import type { Texts } from '../../ui/texts.ts'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { Awake } from './awake.tsx'

interface IslandData {
  props: BlockProps<unknown, unknown>
  texts: Partial<Texts>
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
