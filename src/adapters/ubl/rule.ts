import sax from 'sax'

/** An element of a UBL document, its prefix left out. */
export interface UblNode {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: UblNode[]
  parent: UblNode | null
}

/** One rule by its id in EN 16931 or Peppol BIS Billing 3.0, in words of our own; every node that it is about has to hold. */
export interface UblRule {
  id: string
  says: string
  about(root: UblNode): readonly UblNode[]
  holds(node: UblNode, root: UblNode): boolean
}

/** Reads a UBL document as a tree; throws for what is no XML. */
export function readUbl(xml: string): UblNode {
  const root: UblNode = { name: '', attributes: {}, text: '', children: [], parent: null }
  let open = root
  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const bare = name.replace(/^\w+:/, '')
    const node: UblNode = { name: bare, attributes: { ...attributes }, text: '', children: [], parent: open }
    open.children.push(node)
    open = node
  }
  parser.ontext = (text) => {
    open.text += text
  }
  parser.onclosetag = () => {
    open = open.parent ?? root
  }
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('This is no UBL document')
  return document
}

/** All nodes at the end of a path of names; 'Line' stands for those of an invoice and of a credit note. */
export const at = (node: UblNode, path: string): UblNode[] =>
  path
    .split('/')
    .reduce<UblNode[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => isCalled(one, name))),
      [node],
    )

const isCalled = ({ name }: UblNode, wanted: string) =>
  wanted === 'Line' ? name === 'InvoiceLine' || name === 'CreditNoteLine' : name === wanted

/** Every node below, the node itself included. */
export const within = (node: UblNode): UblNode[] => [node, ...node.children.flatMap(within)]

export const named = (root: UblNode, ...names: string[]): UblNode[] =>
  within(root).filter(({ name }) => names.includes(name))

export const has = (node: UblNode, path: string): boolean => at(node, path).length > 0
export const textAt = (node: UblNode, path: string): string => at(node, path)[0]?.text.trim() ?? ''
export const says = (node: UblNode, path: string): boolean => textAt(node, path) !== ''

/** Cents of all amounts there. */
export const centsAt = (node: UblNode, path: string): number =>
  at(node, path).reduce((sum, { text }) => sum + Math.round(Number(text) * 100), 0)

const whole = (root: UblNode) => [root]

type About = (root: UblNode) => readonly UblNode[]

export const every =
  (path: string): About =>
  (root) =>
    at(root, path)

/** A rule of the whole document. */
export const rule = (id: string, words: string, holds: UblRule['holds'], about: About = whole): UblRule => ({
  id,
  says: words,
  about,
  holds,
})

/** A text has to be there, in the document or in each of some parts. */
export const needs = (id: string, path: string, words: string, about?: About): UblRule =>
  rule(id, words, (node) => says(node, path), about)

/** At most one is there. */
export const single = (id: string, path: string, words: string, about?: About): UblRule =>
  rule(id, words, (node) => at(node, path).length <= 1, about)

/** At most two decimals. */
export const decimals = (id: string, path: string, words: string): UblRule =>
  rule(id, words, ({ text }) => /^-?\d+(?:\.\d{1,2})?$/.test(text.trim()), every(path))
