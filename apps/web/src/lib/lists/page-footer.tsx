import type { PageMeta } from '@malote/api-client'
import { Inline, Pagination, Select } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { pageSizes } from './list-search.ts'

interface PageFooterProps {
  meta: PageMeta & { isCapped?: boolean | undefined }
  /** The label of the page size: "Ordens por página". */
  label: string
  onLimitChange: (limit: (typeof pageSizes)[number]) => void
}

/** The pagination of a list, and the number of rows per page. */
export function PageFooter({ meta, label, onLimitChange }: PageFooterProps) {
  // The memoization of the React Compiler would be larger than the component, which every signed-in page loads.
  'use no memo'
  const { isCapped, ...place } = meta
  return (
    <Inline gap="md" justify="between">
      <Pagination
        {...place}
        capped={isCapped}
        className="grow"
        renderLink={(page) => <Link to="." search={(current) => ({ ...current, page })} />}
      />
      {meta.total > pageSizes[0] && (
        <Select
          label={label}
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
