import { Button, ErrorState } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { getLastListSearch } from '../orders/last-list.ts'

/** Shown when the order was deleted or became inaccessible while its page was open. */
export function OrderNotFound() {
  return (
    <ErrorState
      level={1}
      title="Esta ordem não existe mais"
      action={
        <Button asChild>
          <Link to="/ordens-de-servico" search={getLastListSearch()}>
            Ver ordens de serviço
          </Link>
        </Button>
      }
    >
      Ela foi excluída, ou deixou de estar disponível para o seu acesso, enquanto você estava aqui.
    </ErrorState>
  )
}
