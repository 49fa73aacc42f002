import type { Logo as LogoData } from '@malote/api-client'
import { Skeleton } from '@malote/ui'
import { Logo } from '@malote/ui/delivery'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyLogoQuery, organizationLogoQuery, useLogoPicture } from '../../components/logos.queries.ts'

/** The logo of the provider; without one, that of the product. */
export function IssuerLogo() {
  const { data } = useQuery(organizationLogoQuery)
  return data?.logo ? <PaperLogo logo={data.logo} align="start" fallback={<Logo />} /> : <Logo />
}

/** The logo of the company of an order, if it has one. */
export function CompanyLogo({ companyId }: { companyId: string }) {
  const { data } = useQuery(companyLogoQuery(companyId))
  return data?.logo ? <PaperLogo logo={data.logo} align="end" /> : null
}

interface PaperLogoProps {
  logo: LogoData
  align: 'start' | 'end'
  /** Shown when the picture cannot be loaded. */
  fallback?: ReactNode
}

function PaperLogo({ logo, align, fallback = null }: PaperLogoProps) {
  const picture = useLogoPicture(logo)
  if (picture === undefined) return <Skeleton shape="block" className="h-10 w-32" />
  return picture === null ? fallback : <Logo name={logo.name} src={picture} align={align} />
}
