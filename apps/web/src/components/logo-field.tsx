import { heicText, type Logo, logoLimits, logoTypes, svgLogoText } from '@malote/api-client'
import { FileDrop, FileTile, IconButton, Skeleton, Stack, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { findFileProblem, isNamedHeic } from '../lib/browser/find-file-problem.ts'
import { formatCount } from '../lib/format/formats.ts'
import { confirmAction } from '../lib/forms/confirm-action.ts'
import { getFirstErrorMessage } from '../lib/forms/form-errors.ts'
import { isNotOffered } from '../lib/http/error-kind.ts'
import { RetryAlert } from './load-failure.tsx'
import { companyLogoQuery, organizationLogoQuery, useLogoPicture } from './use-logo.ts'
import { useRemoveLogo, useUploadLogo } from './use-logo-changes.ts'

interface LogoFieldProps {
  /** The company; absent for the organization. */
  companyId?: string | undefined
}

/** Shows the logo of a company or of the organization, and replaces it as soon as a file is chosen. */
export function LogoField({ companyId }: LogoFieldProps) {
  const organization = useQuery({ ...organizationLogoQuery, enabled: companyId === undefined })
  const company = useQuery({ ...companyLogoQuery(companyId ?? ''), enabled: companyId !== undefined })
  const current = companyId === undefined ? organization : company
  if (isNotOffered(current.error)) return null
  if (current.isError) {
    const retry = () => void current.refetch()
    return <RetryAlert title="Não foi possível carregar o logotipo" error={current.error} onRetry={retry} />
  }
  if (!current.data) return <Skeleton shape="block" className="h-24" />
  const { logo } = current.data
  return (
    <Stack gap="md">
      {logo && <LogoTile logo={logo} companyId={companyId} />}
      <LogoDrop label={logo ? 'Trocar o logotipo' : 'Logotipo'} companyId={companyId} />
    </Stack>
  )
}

function LogoTile({ logo, companyId }: LogoFieldProps & { logo: Logo }) {
  const picture = useLogoPicture(logo)
  const { mutateAsync } = useRemoveLogo(companyId)
  const remove = () =>
    void confirmAction({
      texts: {
        title: 'Remover o logotipo?',
        text: 'Os comprovantes passam a mostrar somente o nome. Os que já foram baixados ficam como estão.',
        confirm: 'Remover logotipo',
        cancel: 'Manter logotipo',
        done: 'Logotipo removido.',
        failed: 'Não foi possível remover o logotipo.',
      },
      action: () => mutateAsync(),
    })
  const sides = `${formatCount(logo.width)} × ${formatCount(logo.height)}`
  return (
    <FileTile
      className="max-w-64"
      name={`Logotipo de ${logo.name}`}
      src={picture}
      fit="contain"
      meta={picture === null ? 'A imagem não pôde ser carregada.' : `${sides} pixels, como sai no papel`}
      actions={
        <IconButton label="Remover logotipo" size="sm" variant="ghost" tone="neutral" onClick={remove}>
          <Trash2 aria-hidden />
        </IconButton>
      }
    />
  )
}

const isSvg = ({ name, type }: File): boolean => type === 'image/svg+xml' || /\.svgz?$/i.test(name)

/** @returns why a file that cannot be a logo is rejected; undefined where the field has a text for it. */
function explainRejection(file: File): string | undefined {
  if (isSvg(file)) return svgLogoText
  return isNamedHeic(file) ? heicText : undefined
}

function LogoDrop({ label, companyId }: LogoFieldProps & { label: string }) {
  const { mutateAsync } = useUploadLogo(companyId)
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const send = async (chosen: File) => {
    setError(undefined)
    setProgress(null)
    setFile(chosen)
    try {
      const problem = await findFileProblem(chosen)
      if (problem) setError(problem)
      else {
        await mutateAsync({ file: chosen, onProgress: setProgress })
        toast.success('Logotipo salvo.')
      }
    } catch (failure) {
      setError(getFirstErrorMessage(failure))
    }
    setFile(undefined)
  }
  return (
    <FileDrop
      label={label}
      help="PNG, JPG ou WEBP, até 2 MB. Fica salvo assim que você escolhe o arquivo."
      accept={logoTypes.join(',')}
      maxSize={logoLimits.fileBytes}
      disabled={file !== undefined}
      value={file ? [file] : []}
      onValueChange={([chosen]) => chosen && void send(chosen)}
      onReject={([rejected]) => setError(rejected && explainRejection(rejected.file))}
      getUpload={() => ({ progress })}
      error={error}
    />
  )
}
