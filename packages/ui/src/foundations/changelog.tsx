import { Markdown } from '@storybook/addon-docs/blocks'

const texts = (files: Record<string, unknown>) =>
  Object.entries(files).map(([path, text]) => [path, String(text)] as const)

const released = texts(import.meta.glob('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }))
const waiting = texts(
  import.meta.glob('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
)

const kinds = { major: 'Quebra', minor: 'Novidade', patch: 'Correção' }

/** The lines of the changesets that speak of this package and wait for the next release. */
const next = waiting.flatMap(([, text]) => {
  const [, head = '', ...body] = text.split(/^---$/m)
  const kind = /@malote\/ui['"]?\s*:\s*(major|minor|patch)/.exec(head)?.[1] as keyof typeof kinds | undefined
  return kind ? [`**${kinds[kind]}.** ${body.join('---').trim()}`] : []
})

/** What changed in the package: what waits for the next version, then each released one. */
export function Changelog() {
  return (
    <>
      <Markdown>{`## Na próxima versão\n\n${next.join('\n\n') || 'Nada por enquanto.'}`}</Markdown>
      {released.map(([path, text]) => (
        <Markdown key={path}>{text.replace(/^# .*$/m, '')}</Markdown>
      ))}
    </>
  )
}
