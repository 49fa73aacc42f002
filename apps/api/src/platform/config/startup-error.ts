/**
 * An error that prevents the start and that an operator can fix. `main.ts` prints only the message, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/**
 * Converts an error of the file system into a `StartupError` that explains what to do about the folder. Returns other
 * errors unchanged.
 */
export function explainFolder(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  const alternative = 'ou escolha outra pasta em MALOTE_DATA_DIR'
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `Sem permissão para usar ${folder} (${message}). Inicie com o mesmo usuário de antes ${alternative}.`,
      )
    case 'EROFS':
      return new StartupError(`A pasta ${folder} é somente de leitura. Monte o disco para gravação ${alternative}.`)
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(`Não há espaço livre no disco de ${folder}. Libere espaço ${alternative}.`)
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        `A pasta ${folder} não pode ser criada (${message}). Confira MALOTE_DATA_DIR e se o disco aceita gravação.`,
      )
    default:
      return error
  }
}
