import type { PageMeta } from '@malote/api-client'
import { Inline, Pagination, Select } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { pageSizes } from './order-list-search'

interface PageFooterProps {
  meta: PageMeta
  onLimitChange: (limit: (typeof pageSizes)[number]) => void
}

/** The pages of the list, and how many orders each holds. */
export function PageFooter({ meta, onLimitChange }: PageFooterProps) {
  return (
    <Inline gap="md" justify="between">
      <Pagination
        {...meta}
        className="grow"
        renderLink={(page) => <Link to="/ordens-de-servico" search={(current) => ({ ...current, page })} />}
      />
      {meta.total > pageSizes[0] && (
        <Select
          label="Ordens por página"
          labelHidden
          size="sm"
          value={String(meta.limit)}
          options={pageSizes.map((size) => ({ value: String(size), label: `${size} por página` }))}
          onValueChange={(value) => onLimitChange(pageSizes.find((size) => String(size) === value) ?? pageSizes[0])}
        />
      )}
    </Inline>
  )
}
