import styles from './gallery.module.css'

/**
 * A page of twelve by eight tiles: T a title, t text, b a button, f a field, p a picture of tiles, k a card, i the dark
 * ground, c a disc; a dot is paper.
 */
const pictures: Record<string, string> = {
  banner: '......pppppp/.TTTT.pppppp/.TTT..pppppp/.tttt.pppppp/.ttt..pppppp/.bb...pppppp/......pppppp/......pppppp',
  'course-search':
    '............/............/.TTTTT....../............/.ffffffffbb./.ffffffffbb./.tt.tt.tt.../............',
  'homepage-offer':
    '.TTTTT....../............/.pp.pp.pp.../.kk.kk.kk.../............/.pp.pp....../.kk.kk....../............',
  'homepage-usps':
    'iiiiiiiiiiii/iiiiiiiiiiii/iTTiTTiTTiii/iTTiTTiTTiii/ittittittiii/iiiiiiiiiiii/iiiiiiiiiiii/............',
  'promo-video':
    '............/.iiiiiiTTTT./.iiiiiitttt./.iiciiittt../.iiiiii...../.iiiiii...../.iiiiii...../............',
  'course-list':
    '.TTTT......./............/.ppp.ppp.ppp/.ppp.ppp.ppp/.kkk.kkk.kkk/.kkk.kkk.kkk/.kkk.kkk.kkk/............',
  'course-calendar':
    '.TTTT......./............/.kkkkkkkkkk./.tt.ttttt.b./.kkkkkkkkkk./.tt.tttt..b./.kkkkkkkkkk./............',
  'rich-text':
    '............/.TTTT......./.....tttttt./.....tttttt./.....ttttt../.....tttttt./.....tttt.../............',
  reviews: '.TTTT......./............/.kkkk.kkkk../.tttt.tttt../.ttt..ttt.../.c....c...../.kkkk.kkkk../............',
  faq: '............/.TTT.tttttt./.....kkkkkk./.TT..tttttt./.....kkkkkk./.....tttttt./.....kkkkkk./............',
  staff: '.TTTT......./............/.cc..cc..cc./.cc..cc..cc./.tt..tt..tt./.kk..kk..kk./............/............',
  'room-types':
    '.TTTT......./............/.pppp.TTTTT./.pppp.ttttt./.pppp.tttt../.pppp.bb..../............/............',
  tailored: '.TTTTT....../.ttttttt..../............/.TT..TT..TT./.tt..tt..tt./.tt..tt..tt./.bb........./............',
  'newsletter-form':
    '............/.TTTTTT...../.ttttttt..../............/.ffffffbbb../.ffffffbbb../............/............',
  'contact-form':
    '.TTTTT....../............/.fffff.fffff/............/.fffffffffff/.fffffffffff/.bb........./............',
  footer: '............/............/............/iiiiiiiiiiii/iTTiTTiTTiii/ittittittiii/ittittittiii/iiiiiiiiiiii',
  cookie: 'kkkkkkkkkkkk/kTTTkkkkkkkk/kttttttkbbkk/kkkkkkkkkkkk/............/............/............/............',
}

interface Tile {
  tile: string
  x: number
  y: number
  width: number
}

const tilesOf = (rows: readonly string[]): Tile[] =>
  rows.flatMap((row, y) =>
    [...row.matchAll(/([a-zA-Z])\1*/g)].map(({ 0: run, 1: tile = '', index: x }) => ({
      tile,
      x,
      y,
      width: run.length,
    })),
  )

/** Texts are lower than their tile, so that lines stay apart; everything else fills it. */
const heights: Record<string, number> = { t: 0.4, T: 0.65 }

/** What a block looks like on a page, in our own tiles. */
export const BlockPicture = ({ kind }: { kind: string }) => (
  <svg viewBox="0 0 12 8" className={styles.picture} aria-hidden="true">
    {tilesOf((pictures[kind] ?? '').split('/')).map(({ tile, x, y, width }) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y + (heights[tile] ? 0.2 : 0)}
        width={width}
        height={heights[tile] ?? 1.01}
        data-tile={tile}
      />
    ))}
  </svg>
)
