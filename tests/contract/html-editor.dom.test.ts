import { EditorState } from '@tiptap/pm/state';
import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { AuthoredRichNode } from '#engine';
import { flatten } from '#console/content/html/flatten.ts';
import { openHtml, printDoc } from '#console/content/html/open-html.ts';
import { roles, tagsOf } from '#console/content/html/roles.ts';
import { richSchema } from '#console/content/html/schema.ts';
import { sliceOf } from '#console/content/html/rich-view.ts';
import type { HtmlTree } from '#console/content/html/tree.ts';
import { payloads } from '../../src/content/sanitise/payloads.ts';
import { allowedTags, keptAttributes } from '../../src/content/sanitise/policy.ts';
import { sanitise, testedPurifier } from '../../src/content/sanitise/sanitiser.ts';

const purify = await testedPurifier();

/** Sanitised text according to the editor's own check. */
const treeOf = (node: AuthoredRichNode): HtmlTree =>
  typeof node === 'string'
    ? node
    : {
        tag: node.tag,
        attributes: { ...node.attributes, ...(node.action === undefined ? {} : { does: JSON.stringify(node.action) }) },
        children: (node.children ?? []).map(treeOf),
      };
const seen = (html: string): readonly string[] => flatten(sanitise(html, purify).nodes.map(treeOf));

const isLossless = (html: string): boolean => openHtml(html).lost.length === 0;

describe('the editor of CMS HTML', () => {
  it('has a form for each element that sanitising lets through, and for no other', () => {
    expect(Object.keys(roles).toSorted()).toEqual([...allowedTags].toSorted());
    const joined = ['thead', 'tbody', 'tfoot', 'caption'];
    const own = [...Object.keys(richSchema.nodes), ...Object.keys(richSchema.marks)].filter(
      (name) => !['doc', 'plain', 'text'].includes(name),
    );
    expect([...own, ...joined].toSorted()).toEqual([...allowedTags].toSorted());
  });

  it.each(
    [...tagsOf('mark'), ...tagsOf('text'), ...tagsOf('flow')].filter(
      (tag) => !['dt', 'dd', 'li', 'td', 'th', 'figcaption'].includes(tag),
    ),
  )('opens <%s> with every attribute that sanitising keeps, and writes it as it was', (tag) => {
    const attributes = [...keptAttributes].map((name) => ` ${name}="2"`).join('');
    const html = `<${tag}${attributes}>words</${tag}>`;
    expect(openHtml(html).lost).toEqual([]);
    expect(printDoc(openHtml(html).doc)).toBe(html);
    expect(sanitise(printDoc(openHtml(html).doc), purify).removed).toEqual([]);
  });

  it.each([
    ['lists in lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>'],
    ['a list of terms', '<dl><dt>a <b>b</b></dt><dd>c</dd><dd><p>d</p></dd></dl>'],
    [
      'a table with all that tables have',
      '<table><caption>Hours</caption><thead><tr><th scope="col">a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody><tbody><tr><td>d</td><td><ul><li>e</li></ul></td></tr></tbody><tfoot><tr><td>f</td><td></td></tr></tfoot></table>',
    ],
    ['a picture with its words', '<figure><img src="/art/a/b/c.svg" alt="C"><figcaption>d</figcaption></figure>'],
    [
      'two equal buttons beside each other',
      '<p><button value=\'{"action":"back"}\'>a</button><button value=\'{"action":"back"}\'>a</button></p>',
    ],
    ['an action on an item', '<ul><li value=\'{"action":"back"}\'>a</li></ul>'],
    [
      'marks over and in one another',
      '<p><q>a <a href="/b">b <em>c</em></a> d</q> <strong>e <sub>f</sub></strong></p>',
    ],
    ['spaces in what was typed', '<pre>a\n  b</pre><p>c&nbsp; d</p>'],
    ['words without an element', 'a <b>b</b><br>c'],
    ['characters that HTML escapes', '<p title="&quot;">1 &lt; 2 &amp; "3"</p>'],
  ])('loses nothing of %s', (_, html) => {
    expect(openHtml(html).lost).toEqual([]);
    expect(seen(printDoc(openHtml(html).doc))).toEqual(seen(html));
  });

  it.each([
    ['a link around paragraphs', '<a href="/a"><p>b</p></a>', '<a>'],
    ['a list with something else in it', '<ul><p>a</p></ul>', '<ul><p>'],
    ['a script', '<p>a</p><script>b</script>', '<script>'],
    ['a class', '<p class="a">b</p>', '<p class>'],
    ['an address that leads nowhere', '<a href="javascript:a">b</a>', '<a href="javascript:a">'],
    ['a cell without a table', '<td>a</td>', '<td>'],
    ['a comment', '<p>a<!-- b --></p>', '<!-- -->'],
  ])('does not open %s, and says what it would take away', (_, html, what) => {
    expect(openHtml(html).lost.map((one) => one.what)).toContain(what);
  });

  it.each(payloads)('opens nothing that sanitising would change of %j', (html) => {
    expect(
      isLossless(html)
        ? sanitise(html, purify).removed.filter(({ why }) => why !== 'action' && why !== 'unknown-action')
        : [],
    ).toEqual([]);
  });

  it('shows what it opens as visitors get it, whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(...payloads.filter(({ length }) => length < 200)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<em>',
        '</em>',
        '<ul><li>',
        '</li><li>',
        '</li></ul>',
        '<table><tr><td>',
        '</td><td>',
        '</td></tr></table>',
        '<a href="/a">',
        '</a>',
        '<h2>',
        '</h2>',
        '<br>',
        '<q>',
        '</q>',
        '<div>',
        '</div>',
        ' ',
        'a',
        'b  c',
        '&amp;',
        '<span title="x">',
        '</span>',
      ),
    );
    let opened = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const html = pieces.join('');
        if (!isLossless(html)) return;
        opened += 1;
        expect(seen(printDoc(openHtml(html).doc))).toEqual(seen(html));
      }),
      { numRuns: 600 },
    );
    expect(opened).toBeGreaterThan(50);
  });
});

describe('what is pasted', () => {
  const pasted = (html: string): string =>
    printDoc(EditorState.create({ doc: openHtml('').doc }).tr.replaceSelection(sliceOf(html)).doc);

  it.each(payloads)('leaves nothing of %j that publishing would have to take away', (html) => {
    expect(sanitise(`${pasted(html)}<p>after</p>`, purify).removed).toEqual([]);
  });

  it.each(payloads)(
    "takes %j that claims to be a copy of the editor's own for no more than what publishing lets pass",
    (html) => {
      expect(
        sanitise(pasted(`<p>before</p>${html}<p data-pm-slice="1 1 []">after</p>`), purify).removed.filter(
          ({ why }) => why !== 'action' && why !== 'unknown-action',
        ),
      ).toEqual([]);
    },
  );

  it('keeps the words, headings, lists and tables of a word processor, and none of its styles', () => {
    const word =
      '<html><head><style>p{color:red}</style></head><body lang=KO><!--StartFragment--><h1 class=MsoTitle><span lang=EN-US style="mso-x:y">Title</span></h1><p class=MsoNormal style="margin:0"><b>Bold</b> and <span style="font-style:italic">slanted</span><o:p></o:p></p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>one</p><p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;</span></span>inner</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>two</p>' +
      '<table class=MsoTable border=1><tr><td width=100 style="border:1px"><p class=MsoNormal>cell</p></td></tr></table><!--EndFragment--></body></html>';
    expect(pasted(word)).toBe(
      '<h2>Title</h2><p><b>Bold</b> and <em>slanted</em></p><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><table><tbody><tr><td><p>cell</p></td></tr></tbody></table>',
    );
  });

  it('keeps the words and links of a web page, without its boxes and buttons', () => {
    expect(
      pasted(
        '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal"><div><div><span style="font-weight:700">Strong</span> <a href="https://shop.example/a" target="_blank" onclick="x()">link</a> <a href="javascript:x()">none</a><button onclick="x()">Buy</button></div></div></b>',
      ),
    ).toBe('<p><strong>Strong</strong> <a href="https://shop.example/a">link</a> noneBuy</p>');
  });
});
