import type { Import } from '@malote/api-client'
import { Grid, Heading, Stack, StatCard, Text } from '@malote/ui'
import { formatCents, formatCount, formatWeight } from '../../lib/format/formats.ts'

/** The sums of the orders that will be created, to compare with the figures of the shop. */
export function ImportTotals({ current: { totals, resources } }: { current: Import }) {
  if (!totals) return null
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        Totais do que será criado
      </Heading>
      <Text tone="subtle">Compare com os totais da sua loja.</Text>
      <Grid columns="four" gap="md" className="max-md:grid-cols-2">
        <StatCard label="Ordens" value={formatCount(resources.ready)} />
        <StatCard label="Itens" value={formatCount(totals.items)} />
        <StatCard label="Valor" value={formatCents(totals.valueCents)} />
        <StatCard label="Peso" value={totals.weightGrams > 0 ? formatWeight(totals.weightGrams) : '—'} />
      </Grid>
    </Stack>
  )
}
