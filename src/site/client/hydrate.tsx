import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { BlockProps } from '../../../blocks/kit/define-block.ts'
import type { Texts } from '../../ui/texts.ts'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { Awake } from './awake.tsx'
import { keepServerNodes } from './keep-server-nodes.ts'

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
  const kept = keepServerNodes(container)
  return new Promise((resolve) => {
    const root = hydrateRoot(
      container,
      <TextsProvider locale={props.page.locale} texts={texts}>
        <Block {...props} />
        <Awake onAwake={resolve} />
      </TextsProvider>,
      {
        identifierPrefix: `${props.id}-`,
        onUncaughtError(error) {
          reportError(error)
          // React is still at work, and empties the container when it is done; no key comes before this.
          queueMicrotask(() => {
            root.unmount()
            kept.putBack()
            resolve()
          })
        },
      },
    )
  })
}
