import { Button, PageHeader, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'

interface PrintPageProps {
  orderNumber: string
  title: string
  /** The paper to put into the printer. */
  description: string
  children: ReactNode
}

/** The frame around what is printed: shown on the screen, absent on paper. */
export function PrintPage({ orderNumber, title, description, children }: PrintPageProps) {
  return (
    <Stack gap="lg" className="print:block">
      <PageHeader
        className="print:hidden"
        title={title}
        description={description}
        back={
          <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
            {orderNumber}
          </Link>
        }
        actions={
          <Button icon={<Printer />} onClick={() => window.print()}>
            Imprimir
          </Button>
        }
      />
      {children}
    </Stack>
  )
}
