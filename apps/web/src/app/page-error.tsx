import { Button, ErrorState, type ErrorStateProps } from '@malote/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import Blocks from 'lucide-react/icons/blocks'
import Lock from 'lucide-react/icons/lock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import SearchX from 'lucide-react/icons/search-x'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import { hasReloadedFor, reloadFor } from '../first-page/missing-chunk.ts'
import { getErrorMessage, getRequestId } from '../lib/forms/form-errors.ts'
import { classifyError, type ErrorKind, isMissingChunk, isTransient } from '../lib/http/error-kind.ts'
import { useApiReachable } from '../lib/http/use-api-reachable.ts'

interface ErrorText extends Pick<ErrorStateProps, 'tone' | 'icon' | 'title'> {
  /** Absent where the message of the error is shown. */
  text?: string
  /** The label of the retry button; absent where a retry would change nothing. */
  retryLabel?: string
}

const errorTexts: Record<ErrorKind, ErrorText> = {
  missing: {
    tone: 'neutral',
    icon: <SearchX />,
    title: 'Não encontramos esta página',
    text: 'O endereço pode ter mudado, ou o que ele mostra não está disponível para o seu acesso.',
  },
  forbidden: {
    tone: 'neutral',
    icon: <Lock />,
    title: 'Seu perfil não abre esta página',
    text: 'Se precisar dela, peça o acesso a quem administra o Malote.',
  },
  'not-offered': {
    tone: 'neutral',
    icon: <Blocks />,
    title: 'Este provedor não oferece esta página',
    text: 'O servidor ligado a este Malote não tem esta função. As outras páginas continuam funcionando.',
  },
  maintenance: {
    tone: 'warning',
    icon: <Wrench />,
    title: 'O Malote está em manutenção',
    text: 'Costuma levar poucos minutos. Esta página tenta de novo sozinha.',
    retryLabel: 'Tentar agora',
  },
  unreachable: {
    tone: 'warning',
    icon: <Unplug />,
    title: 'Sem conexão com o Malote',
    text: 'Verifique a internet. Esta página se abre sozinha quando a conexão voltar.',
    retryLabel: 'Tentar de novo',
  },
  part: {
    tone: 'warning',
    icon: <RefreshCw />,
    title: 'Esta página não chegou inteira',
    text: 'A conexão falhou no meio, ou o Malote ganhou uma versão nova.',
    retryLabel: 'Carregar de novo',
  },
  error: { title: 'Não foi possível abrir esta página', retryLabel: 'Tentar de novo' },
}

/** Shown when a page failed to load: the problem and what the user can do. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const missing = isMissingChunk(error) ? error : undefined
  const passes = isTransient(classifyError(error))
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const { away, check } = useApiReachable({
    waiting: missing ? (hasReloadedFor(missing) ? undefined : 'soon') : passes ? 'later' : undefined,
    // The browser requests a failed chunk only once per page load.
    onResponse: missing ? () => reloadFor(missing) : retry,
  })
  const { text, retryLabel, ...appearance } = errorTexts[missing && away ? 'unreachable' : classifyError(error)]
  return (
    <ErrorState
      {...appearance}
      level={1}
      requestId={getRequestId(error)}
      action={
        retryLabel ? (
          <Button onClick={missing ? check : retry}>{retryLabel}</Button>
        ) : (
          <Button asChild tone="neutral" variant="outline">
            {/* A page load, because the permissions of the user may have changed. */}
            <a href="/ordens-de-servico">Ver ordens de serviço</a>
          </Button>
        )
      }
    >
      {text ?? getErrorMessage(error)}
    </ErrorState>
  )
}
