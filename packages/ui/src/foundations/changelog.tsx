import { Markdown } from '@storybook/addon-docs/blocks'

const texts = (files: Record<string, unknown>) =>
  Object.entries(files).map(([path, text]) => [path, String(text)] as const)

const released = texts(import.meta.glob('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }))
const unreleased = texts(
  import.meta.glob('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
)

const kinds = { major: 'Breaking', minor: 'Added', patch: 'Fixed' }

/** The lines of unreleased changesets of this package. */
const next = unreleased.flatMap(([, text]) => {
  const [, head = '', ...body] = text.split(/^---$/m)
  const kind = /@malote\/ui['"]?\s*:\s*(major|minor|patch)/.exec(head)?.[1] as keyof typeof kinds | undefined
  return kind ? [`**${kinds[kind]}.** ${body.join('---').trim()}`] : []
})

/** The changes of the package: those of the next version, then each released version. */
export function Changelog() {
  return (
    <>
      <Markdown>{`## Next version (in pre-releases)\n\n${next.join('\n\n') || 'No changes.'}`}</Markdown>
      {released.map(([path, text]) => (
        <Markdown key={path}>{text.replace(/^# .*$/m, '')}</Markdown>
      ))}
    </>
  )
}
