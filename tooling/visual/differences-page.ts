import { escapeHtml } from './escape-html.ts'

export interface Difference {
  story: string
  message: string
  pictures: { name: 'reference' | 'actual' | 'diff'; path: string }[]
}

const captions = { reference: 'Antes', actual: 'Depois', diff: 'Diferença' }

function renderSection({ story, message, pictures }: Difference): string {
  const figures = pictures.map(
    ({ name, path }) =>
      `<figure><figcaption>${captions[name]}</figcaption><a href="${escapeHtml(path)}"><img src="${escapeHtml(path)}" alt="${captions[name]}: ${escapeHtml(story)}" loading="lazy"></a></figure>`,
  )
  return `<section><h2>${escapeHtml(story)}</h2><p>${escapeHtml(message)}</p><div>${figures.join('')}</div></section>`
}

/** @returns an HTML page for designers, in Portuguese, that shows the screenshots of each difference next to each other. */
export function renderDifferencesPage(differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Diferenças visuais</title>
<style>
  body { font: 14px/1.5 Figtree, "Segoe UI", Arial, sans-serif; margin: 2rem; color: #17202e; background: #f7f8fa }
  section { background: #fff; border: 1px solid #d5dae3; border-radius: 8px; padding: 1rem; margin-block: 1rem }
  h2 { font-size: 16px; margin: 0 } p { margin: 0 0 .75rem; color: #55607a; white-space: pre-line }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 } figcaption { font-weight: 600; margin-block-end: .25rem }
  img { max-width: 100%; border: 1px solid #d5dae3 }
</style>
<h1>${differences.length} ${differences.length === 1 ? 'diferença visual' : 'diferenças visuais'}</h1>
${differences.map(renderSection).join('\n')}
</html>
`
}
