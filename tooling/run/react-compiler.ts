/**
 * Options of React Compiler for all builds and tests: it compiles only the application. The design system is optimised
 * by hand, because external applications install it without the compiler; compiled, its small components would be half
 * as large again. Tests and Storybook must run the code that is shipped, so all of them use these options.
 */
export const reactOptions = { compiler: true, exclude: [/\/node_modules\//, /\/packages\/ui\//] }
