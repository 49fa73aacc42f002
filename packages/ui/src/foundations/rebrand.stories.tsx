import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { type BrandOptions, createBrand } from '../brand.ts'
import { Button } from '../components/button/button.tsx'
import * as Card from '../components/card/index.ts'
import { Logo } from '../components/logo/logo.tsx'
import { StatusBadge } from '../components/status-badge/status-badge.tsx'
import * as TabNav from '../components/tab-nav/index.ts'
import { TextField } from '../components/text-field/text-field.tsx'
import { ThemeScope } from '../components/theme-scope/theme-scope.tsx'

const meta = { title: 'Foundations/Rebrand', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A brand consists of a few colour roles and a radius; set them on `:root`, or on any element for a part of the page. */
const southernExpress = {
  '--malote-primary': 'light-dark(oklch(0.47 0.11 160), oklch(0.78 0.12 160))',
  '--malote-primary-hover': 'light-dark(oklch(0.4 0.1 160), oklch(0.84 0.1 160))',
  '--malote-primary-soft': 'light-dark(oklch(0.965 0.03 160), oklch(0.27 0.045 160))',
  '--malote-primary-line': 'light-dark(oklch(0.86 0.08 160), oklch(0.37 0.07 160))',
  '--malote-focus': 'light-dark(oklch(0.55 0.13 160), oklch(0.78 0.12 160))',
  '--malote-accent': 'oklch(0.86 0.09 40)',
  '--malote-radius': '4px',
} as CSSProperties

function Sample({ name }: { name: string }) {
  return (
    <Card.Root className="w-full max-w-80">
      <Card.Body className="flex flex-col items-start gap-4">
        <Logo name={name} />
        <TabNav.Root label={`Ordens de ${name}`} className="w-full">
          <TabNav.Item href="#abertas" active count={48}>
            Em aberto
          </TabNav.Item>
          <TabNav.Item href="#concluidas">Concluídas</TabNav.Item>
        </TabNav.Root>
        <TextField label="Buscar por número" className="w-full" />
        <StatusBadge kind="moving">Em rota</StatusBadge>
        <div className="flex flex-wrap gap-2">
          <Button>Criar ordem</Button>
          <Button variant="outline">Importar</Button>
        </div>
      </Card.Body>
    </Card.Root>
  )
}

export const TwoBrands: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8">
      <div className="w-full max-w-80">
        <Sample name="Malote" />
      </div>
      <div style={southernExpress} className="w-full max-w-80">
        <Sample name="Expresso Sul" />
      </div>
    </div>
  ),
}

/** The brand of the controls, live, in both themes. */
export const OneColor: StoryObj<BrandOptions> = {
  args: { primary: '#0a7d4f', accent: '#f5b8a0', radius: 4, density: 'default' },
  argTypes: {
    primary: { control: { type: 'color', presetColors: ['#0a7d4f', '#c2410c', '#6d28d9', '#be123c', '#334155'] } },
    accent: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 16 } },
    font: { control: 'text' },
    density: { control: 'inline-radio', options: ['compact', 'default', 'spacious'] },
  },
  render: (options) => (
    <div style={createBrand(options)} className="flex flex-wrap gap-8">
      {Object.entries({ 'Tema claro': 'light', 'Tema escuro': 'dark' } as const).map(([name, theme]) => (
        <ThemeScope key={theme} theme={theme} className="w-full max-w-96 rounded-lg bg-surface p-6">
          <Sample name={name} />
        </ThemeScope>
      ))}
    </div>
  ),
}
