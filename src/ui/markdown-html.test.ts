import { describe, expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

describe('markdown', () => {
  it('shifts headings under the one of the block', () => {
    for (const text of ['# Eén\n\n## Twee', '## Eén\n\n### Twee']) {
      expect(markdownHtml(text)).toContain('<h3>Eén</h3>\n<h4>Twee</h4>')
    }
    expect(markdownHtml('# Eén', 2)).toContain('<h2>Eén</h2>')
  })

  it('runs nothing that an editor pastes', () => {
    const html = markdownHtml('<script>alert(1)</script> [x](javascript:alert(1)) ![y](data:text/html,z)')
    expect(html).not.toMatch(/<script|href=|src=/)
  })

  it('says what an uploaded picture shows where the text does not', () => {
    const id = 'a0a0a0a0-a0a0-4a0a-8a0a-a0a0a0a0a0a0'
    const text = `![](/images/${id}?w=800) ![Een *zaal*](/images/${id}) ![](/images/b)`
    const html = markdownHtml(text, 3, [[`/images/${id}/2`, 'Een "gang"']])
    expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['Een &quot;gang&quot;', 'Een zaal', ''])
    expect(markdownHtml(text)).not.toContain('gang')
  })

  it('marks links that leave the site', () => {
    expect(markdownHtml('[x](https://example.com)')).toContain('rel="noopener nofollow"')
    expect(markdownHtml('[x](/contact)')).not.toContain('rel=')
  })
})
