import { Grid, Heading, Stack, Text } from '../index.ts'

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]
const ramps = { blue: 'Azul: o próximo passo', yellow: 'Amarelo: o calor da marca, e quem espera' }
const tones = ['primary', 'success', 'waiting', 'warning', 'danger', 'info'] as const
const sizes = [
  ['3xl', '32', 'text-3xl font-bold tracking-tight'],
  ['2xl', '24', 'text-2xl font-semibold tracking-tight'],
  ['xl', '20', 'text-xl font-semibold'],
  ['lg', '16', 'text-lg'],
  ['md', '14', 'text-md'],
  ['sm', '13', 'text-sm'],
  ['xs', '12', 'text-xs'],
] as const
const radii = [
  ['sm', 'rounded-sm'],
  ['md', 'rounded-md'],
  ['lg', 'rounded-lg'],
  ['full', 'rounded-full'],
] as const
const spaces = [
  ['4', 'w-1'],
  ['8', 'w-2'],
  ['12', 'w-3'],
  ['16', 'w-4'],
  ['24', 'w-6'],
  ['32', 'w-8'],
] as const

function Colors() {
  return (
    <Stack gap="lg">
      {Object.entries(ramps).map(([ramp, meaning]) => (
        <Stack key={ramp} gap="xs">
          <Text size="sm" tone="subtle">
            {meaning}
          </Text>
          <div className="grid grid-cols-10 overflow-hidden rounded-md">
            {steps.map((step) => (
              <div key={step} className="h-12" style={{ backgroundColor: `var(--malote-${ramp}-${step})` }} />
            ))}
          </div>
        </Stack>
      ))}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {tones.map((tone) => (
          <div
            key={tone}
            className="rounded-md border px-3 py-2 font-mono text-sm"
            style={{
              color: `var(--malote-${tone})`,
              backgroundColor: `var(--malote-${tone}-soft)`,
              borderColor: `var(--malote-${tone}-line)`,
            }}
          >
            {tone}
          </div>
        ))}
      </div>
    </Stack>
  )
}

function Letters() {
  return (
    <Stack gap="sm">
      {sizes.map(([name, pixels, className]) => (
        <div key={name} className="flex items-baseline gap-4">
          <span className="w-16 shrink-0 font-mono text-xs text-subtle">
            {name} · {pixels}
          </span>
          <span className={`min-w-0 truncate ${className}`}>Coleta às 14:58</span>
        </div>
      ))}
    </Stack>
  )
}

function Shapes() {
  return (
    <Stack gap="lg">
      <div className="flex flex-wrap gap-4">
        {radii.map(([name, className]) => (
          <Stack key={name} gap="xs">
            <div className={`size-14 border border-control bg-surface-raised ${className}`} />
            <span className="font-mono text-xs text-subtle">{name}</span>
          </Stack>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {spaces.map(([name, className]) => (
          <Stack key={name} gap="xs">
            <div className={`h-6 bg-primary ${className}`} />
            <span className="font-mono text-xs text-subtle">{name}</span>
          </Stack>
        ))}
      </div>
    </Stack>
  )
}

/** An overview of the tokens: colour ramps and tones, font sizes, radii and spacing. */
export function OverviewTokens() {
  return (
    <Grid columns="three" gap="xl">
      {[['Cores', Colors] as const, ['Figtree', Letters] as const, ['Raios e espaços', Shapes] as const].map(
        ([title, Part]) => (
          <Stack key={title}>
            <Heading level={3}>{title}</Heading>
            <Part />
          </Stack>
        ),
      )}
    </Grid>
  )
}
