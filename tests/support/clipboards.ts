const wordPoint = (level: number, place: string, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

/** What Word for Windows puts on the clipboard as HTML, with a comment and tracked changes in it. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/els/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=NL-BE link="#0563C1" vlink="#954F72" style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1>Wat u<o:p></o:p> leert</h1>
<p class=MsoNormal>Na deze <b style='mso-bidi-font-weight:normal'>opleiding </b>kent u de <i style='mso-bidi-font-style:normal'>regels</i> van
«&nbsp;samen&nbsp;» werken, zie <span class=MsoHyperlink><a href="https://example.com/gids_(2026)">de
gids</a></span>.<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:EV_1;mso-comment-date:20261120T0900'></a><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[EV1]</a></span></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span>Voor wie<o:p></o:p></h2>
${wordPoint(1, 'First', '·', 'Wie <b>leiding</b> geeft')}
${wordPoint(2, 'Middle', 'o', 'in een winkel')}
${wordPoint(1, 'Last', '·', 'Wie <del cite="mailto:Els" datetime="2026-11-20T09:00">ooit</del><ins cite="mailto:Els" datetime="2026-11-20T09:00">straks</ins> begint')}
<p class=MsoNormal>In deze volgorde:<o:p></o:p></p>
${wordPoint(1, 'First', '1.', 'Inschrijven')}
${wordPoint(1, 'Last', '2.', 'Komen')}
<p class=MsoNormal><a href="#_Toc1">Naar boven</a><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Afbeelding_1"></v:shape><![endif]--><![if !vml]><img width=120 height=80 src="file:///C:/Users/els/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Afbeelding_1"><![endif]></span><o:p></o:p></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is dit nog waar?<o:p></o:p></p></div></div>
</body></html>`

export const wordMarkdown = `## Wat u leert

Na deze **opleiding** kent u de _regels_ van «\u00A0samen\u00A0» werken, zie [de gids](https://example.com/gids_%282026%29).

### Voor wie

- Wie **leiding** geeft
  - in een winkel
- Wie straks begint

In deze volgorde:

1. Inschrijven
2. Komen

Naar boven`

const docsWords = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`
const docsPoint = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsWords(text)}</p></li>`

/** What Google Docs puts there: all of it in a `b` that is not bold, bold by style alone, lists in lists without a point. */
export const docsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7a0c3f1e-7fff-2b1a-0000-000000000000"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${docsWords('Programma')}</h2><p dir="ltr" style="line-height:1.38;">${docsWords('Let op:', 'font-weight:700;font-style:normal')}${docsWords(' breng ')}${docsWords('uw eigen', 'font-weight:700;font-style:italic')}${docsWords(' laptop, of ')}<a href="mailto:info@leerplein.test" style="text-decoration:none;">${docsWords('schrijf ons', 'font-weight:400;font-style:normal;text-decoration:underline')}</a>${docsWords('.')}<br>${docsWords('5 * 3 = 15, a_b en _zo_ [of niet]')}</p><br><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsPoint(1, 'Voormiddag')}<ul>${docsPoint(2, 'Oefenen')}</ul>${docsPoint(1, 'Namiddag')}</ul><ol start="3" style="margin-top:0;">${docsPoint(1, 'Derde')}${docsPoint(1, 'Vierde')}</ol></b><br class="Apple-interchange-newline">`

export const docsMarkdown = `## Programma

**Let op:** breng **_uw eigen_** laptop, of [schrijf ons](mailto:info@leerplein.test).${'  '}
5 \\* 3 = 15, a_b en \\_zo\\_ \\[of niet\\]

- Voormiddag
  - Oefenen
- Namiddag
3. Derde
4. Vierde`

/** What LibreOffice Writer puts there. */
export const writerHtml = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8.4.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent } a:link { color: #000080; text-decoration: underline }</style></head>
<body lang="nl-BE" link="#000080" vlink="#800000" dir="ltr"><h3 class="western">Praktisch</h3>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Kom met de <b>trein</b>: <i>station</i>
<u>Brussel-Zuid</u>.</font></font></p>
<ol>
	<li><p style="margin-bottom: 0cm">Neem de <a href="https://example.com/uitgang">uitgang</a></p>
	<ul>
		<li><p style="margin-bottom: 0cm">links</p></li>
	</ul>
	</li>
	<li><p style="margin-bottom: 0cm">Loop rechtdoor</p></li>
</ol>
<p style="line-height: 100%; margin-bottom: 0cm"><br/></p>
<table width="100%"><tr><td><p>Maandag</p></td><td><p>9 uur</p></td></tr></table>
</body></html>`

export const writerMarkdown = `## Praktisch

Kom met de **trein**: _station_ Brussel-Zuid.

1. Neem de [uitgang](https://example.com/uitgang)
   - links
2. Loop rechtdoor

Maandag

9 uur`

/** A page that would do harm wherever it is shown as it is. */
export const hostileHtml = `<p onclick="document.title='kwaad'">Klik <a href="javascript:document.title='kwaad'">hier</a>, <a href="java&#10;script:alert(1)">daar</a>, <a href="data:text/html,<script>alert(1)</script>">ginds</a> of <a href="https://example.com/) [x](javascript:alert(1)">elders</a>.</p>
<script>document.title = 'kwaad'</script><img src="/nergens" onerror="document.title='kwaad'"><svg onload="document.title='kwaad'"><text>kwaad</text></svg>
<iframe srcdoc="<script>parent.document.title='kwaad'</script>"></iframe><style>body { display: none }</style>
<p>[klik](javascript:alert(1)) &lt;img src=x onerror=alert(1)&gt; &amp;lt; \`code\`</p><p style="display:none">verborgen</p>
<div># geen kop</div><div>1. geen lijst</div><div>---</div><p>tekst\u202E omgekeerd</p>`

export const hostileMarkdown = `Klik hier, daar, ginds of [elders](https://example.com/%29%20[x]%28javascript:alert%281%29).

\\[klik\\](javascript:alert(1)) <img src=x onerror=alert(1)> \\&lt; \\\`code\\\`

\\# geen kop

1\\. geen lijst

\\---

tekst omgekeerd`
