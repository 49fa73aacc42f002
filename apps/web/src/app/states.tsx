import { ApiError } from '@malote/api-client'
import { Button, ErrorState, Loader } from '@malote/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { messageOf, requestIdOf } from './form-errors'

/** While a page's code or data is on its way. */
export function PagePending() {
  return <Loader />
}

/** When a page could not be shown: what happened, and another try. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  if (error instanceof ApiError && error.code === 'not_found') return <NotFound />
  const retry = () => {
    reset()
    return router.invalidate()
  }
  return (
    <ErrorState
      level={1}
      title="Não foi possível abrir esta página"
      requestId={requestIdOf(error)}
      action={<Button onClick={retry}>Tentar de novo</Button>}
    >
      {messageOf(error)}
    </ErrorState>
  )
}

/** When what the address names does not exist, or is not for this person: both look alike. */
function NotFound() {
  return (
    <ErrorState
      level={1}
      title="Não encontramos esta página"
      action={
        <Button asChild>
          <Link to="/ordens-de-servico">Ver ordens de serviço</Link>
        </Button>
      }
    >
      O endereço pode ter mudado, ou o que ele mostra não está disponível para o seu acesso.
    </ErrorState>
  )
}
