const [paper, sage, sky, ochre] = ['#f7f1e6', '#d5e5dc', '#cfdfee', '#fbe3ae']
const [terra, ink, plum, blue] = ['#c9532b', '#10302f', '#6b3a5b', '#4a7fb0']

/** Ground, figure, and which corners of the figure are round. */
const tiles: [string, string, string][] = [
  [sage, terra, '0 100% 0 0'],
  [paper, ink, '50%'],
  [ochre, plum, '100% 0 0 0'],
  [sky, blue, '0 0 100% 0'],
  [paper, terra, '0 100% 0 100%'],
  [sage, ink, '0 0 0 100%'],
  [ochre, terra, '50%'],
  [sky, plum, '100% 0 100% 0'],
  [paper, blue, '0 0 0 100%'],
  [sage, plum, '50%'],
  [ochre, ink, '0 100% 0 0'],
  [paper, terra, '100% 0 0 0'],
]

const tile = ([ground, figure, corners]: [string, string, string]) =>
  `<span style="display:inline-block;width:8.3333%;background:${ground}"><span style="display:block;height:0;padding-top:100%;background:${figure};border-radius:${corners}"></span></span>`

/** A row of tiles, drawn with nothing that mail programs leave out: no picture, no script. */
export const strip = (): string =>
  `<div aria-hidden="true" style="font-size:0;line-height:0;white-space:nowrap">${tiles.map(tile).join('')}</div>`
