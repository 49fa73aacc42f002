import { Breadcrumb, Button, PageHeader, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { getLastListSearch } from '../orders/last-list.ts'

interface PrintPageProps {
  /** The order of the document; absent when there are several. */
  orderNumber?: string
  /** Why there is nothing to print yet. */
  disabledReason?: string | undefined
  title: string
  /** The paper format to use. */
  description: string
  /** Actions before printing. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of printed documents: visible on screen, hidden on paper. */
export function PrintPage({ orderNumber, disabledReason, title, description, actions, children }: PrintPageProps) {
  return (
    <Stack gap="lg" className="print:block">
      <PageHeader
        className="print:hidden"
        title={title}
        description={description}
        breadcrumb={
          <Breadcrumb>
            <Link to="/ordens-de-servico" search={getLastListSearch()}>
              Ordens de Serviço
            </Link>
            {orderNumber !== undefined && (
              <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
                {orderNumber}
              </Link>
            )}
          </Breadcrumb>
        }
        actions={
          <>
            {actions}
            <Button icon={<Printer />} disabledReason={disabledReason} onClick={() => window.print()}>
              Imprimir
            </Button>
          </>
        }
      />
      {children}
    </Stack>
  )
}
