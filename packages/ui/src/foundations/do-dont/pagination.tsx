import { Pagination } from '../../components/pagination/pagination.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'

const rows = ['first', 'second', 'third'].map((row) => <Skeleton key={row} delay={0} className="w-full" />)

export const WhileLoading = () => (
  <div className="flex w-full flex-col gap-3">
    {rows}
    <Pagination page={2} totalPages={9} total={212} limit={25} getHref={(page) => `#pagina-${page}`} />
  </div>
)

export const Hidden = () => <div className="flex w-full flex-col gap-3">{rows}</div>
