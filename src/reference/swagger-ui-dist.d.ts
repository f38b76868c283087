/** The parts of Swagger UI that the page uses; its package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerUi {
    preauthorizeApiKey(scheme: string, value: string): void;
  }
  const SwaggerUI: (options: Readonly<Record<string, unknown>>) => SwaggerUi;
  // biome-ignore lint/style/noDefaultExport: the package exports it so.
  export default SwaggerUI;
}
