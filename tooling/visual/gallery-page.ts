import { escapeHtml } from './escape-html.ts'

export interface GalleryStory {
  id: string
  title: string
  name: string
  /** The variants in which the story could not be shown. */
  errors?: string[]
}

/** The widths that `look.md` defines, and the theme names of Storybook. */
export const widths = [1440, 1024, 768, 375]
export const themes = { light: 'claro', dark: 'escuro' }

function figure(story: GalleryStory, theme: string, width: number): string {
  const path = escapeHtml(`${story.id}/${theme}-${width}.png`)
  const words = `${themes[theme as keyof typeof themes]}, ${width} px`
  return `<figure style="flex-grow: ${width}"><figcaption>${words}</figcaption><a href="${path}"><img src="${path}" alt="${escapeHtml(story.name)}, ${words}" loading="lazy"></a></figure>`
}

function section(story: GalleryStory): string {
  const rows = Object.keys(themes).map(
    (theme) => `<div>${widths.map((width) => figure(story, theme, width)).join('')}</div>`,
  )
  const errors = story.errors?.length ? `<p>Não apareceu: ${escapeHtml(story.errors.join(', '))}</p>` : ''
  return `<section id="${story.id}"><h2>${escapeHtml(`${story.title} · ${story.name}`)}</h2>${errors}${rows.join('')}</section>`
}

/** @returns a page, in Portuguese for designers, with the screenshots of every story. */
export function renderGalleryPage(stories: readonly GalleryStory[]): string {
  const links = stories.map(
    ({ id, title, name }) => `<li><a href="#${id}">${escapeHtml(`${title} · ${name}`)}</a></li>`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Galeria</title>
<style>
  body { font: 14px/1.5 Figtree, "Segoe UI", Arial, sans-serif; margin: 2rem; color: #17202e; background: #f7f8fa }
  section { background: #fff; border: 1px solid #d5dae3; border-radius: 8px; padding: 1rem; margin-block: 1rem }
  h2 { font-size: 16px; margin: 0 } p { color: #b42318 }
  div { display: flex; gap: 1rem; align-items: start; margin-block-start: .75rem }
  figure { margin: 0; flex-basis: 0; min-width: 0 } figcaption { font-weight: 600; margin-block-end: .25rem }
  img { max-width: 100%; border: 1px solid #d5dae3 }
</style>
<h1>Galeria: ${stories.length} ${stories.length === 1 ? 'história' : 'histórias'}</h1>
<details><summary>Ir para</summary><ul>${links.join('')}</ul></details>
${stories.map(section).join('\n')}
</html>
`
}
