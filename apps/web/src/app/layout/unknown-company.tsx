import { Button, ErrorState } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'

/** Replaces a page whose `companyId` the user cannot see: an old bookmark, for example, or an ended membership. */
export function UnknownCompany() {
  return (
    <ErrorState
      level={1}
      tone="neutral"
      icon={<Building2 />}
      title="Empresa não encontrada"
      action={
        <Button asChild>
          <Link to="." search={(search) => ({ ...search, companyId: undefined, page: undefined })}>
            Ver todas as empresas
          </Link>
        </Button>
      }
    >
      Ela pode ter sido excluída, ou o seu acesso a ela terminou.
    </ErrorState>
  )
}
