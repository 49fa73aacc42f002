const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Placeholders for texts that the author must write; `pnpm check` fails while one of them is left. */
export const placeholders = {
  purpose: 'The purpose of the component in one sentence',
  portugueseName: 'o nome em português',
  use: 'An example of its use',
  alternativeUse: 'A use that another component has',
  good: 'An example of good use',
}

/** @returns the files of a new component's folder, by name: complete, and in the style of the existing components. */
export function componentFiles(name: string): Record<string, string> {
  const Name = pascalCase(name)
  const tones = `${camelCase(name)}Tones`
  return {
    'index.ts': `export * from './${name}.tsx'\nexport * from './${name}.variants.ts'\n`,

    [`${name}.variants.ts`]: `export type ${Name}Tone = 'neutral' | 'info'

export const ${tones} = {
  neutral: 'bg-surface-sunken text-subtle',
  info: 'bg-info-soft text-info',
} satisfies Record<${Name}Tone, string>
`,

    [`${name}.tsx`]: `import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { type ${Name}Tone, ${tones} } from './${name}.variants.ts'

export interface ${Name}Props extends ComponentProps<'div'> {
  tone?: ${Name}Tone
}

/** ${placeholders.purpose}; then the component to use in other cases. */
export function ${Name}({ tone = 'neutral', className, ...rest }: ${Name}Props) {
  return (
    <div
      {...rest}
      data-slot="${name}"
      data-tone={tone}
      className={cn('rounded-md px-3 py-2', ${tones}[tone], className)}
    />
  )
}
`,

    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { ${Name} } from './${name}.tsx'
import { ${tones} } from './${name}.variants.ts'

const meta = {
  title: 'Data/${Name} (${placeholders.portugueseName})',
  component: ${Name},
  args: { children: 'Ordem OS-2026-000123' },
} satisfies Meta<typeof ${Name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => <Gallery values={${tones}}>{(tone) => <${Name} {...args} tone={tone} />}</Gallery>,
}
`,

    [`${name}.test.tsx`]: `import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { ${Name} } from './${name}.tsx'

rootContract({ slot: '${name}' }, (props) => <${Name} {...props}>Ordem OS-2026-000123</${Name}>)

test('sets data-tone to its tone', async () => {
  const screen = await render(<${Name} tone="info">Ordem OS-2026-000123</${Name}>)
  await expect.element(screen.getByText('Ordem OS-2026-000123')).toHaveAttribute('data-tone', 'info')
})
`,

    [`${name}.mdx`]: `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks'
import * as Stories from './${name}.stories.tsx'

<Meta of={Stories} name="Guide" />

# ${Name}

${placeholders.purpose}.

<Canvas of={Stories.Tones} />

## When

- ${placeholders.use}

## When not

| For | Use |
| --- | --- |
| ${placeholders.alternativeUse} | \`Badge\` |

## Anatomy

One element, \`data-slot="${name}"\`, \`data-tone\`.

\`\`\`tsx
import { ${Name} } from '@malote/ui'

export const Example = () => <${Name} tone="info">Ordem OS-2026-000123</${Name}>
\`\`\`

## Props

<ArgTypes of={Stories} />

## Accessibility

- Text without a role: screen readers read it at its place in the document.

## Do and don't

| Do | Don't |
| --- | --- |
| ${placeholders.good} | An example of bad use |
`,
  }
}

/** @returns the package's entry point with the export of the new component, in the order of the folders. */
export function insertExport(entryPoint: string, name: string): string {
  const Name = pascalCase(name)
  const line = `export { ${Name}, type ${Name}Props, type ${Name}Tone, ${camelCase(name)}Tones } from './components/${name}/index.ts'\n`
  const statement = /export (?:\*[^'{]*|\{[^}]*\}) from '\.\/components\/([\w-]+)\/index\.ts'\n/g
  const before = [...entryPoint.matchAll(statement)].filter(([, other = '']) => other < name).at(-1)
  const at = before ? before.index + before[0].length : entryPoint.search(/^(?:\/\/|export )/m)
  return entryPoint.slice(0, at) + line + entryPoint.slice(at)
}
