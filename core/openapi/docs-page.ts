import { renderOperation } from './docs-operation';
import { fieldsOf } from './docs-schema';
import { html, prose, type Html } from '../http/html';
import type { OpenApiDocument } from './openapi-types';

function callsOf(tag: string, document: OpenApiDocument): Html[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => renderOperation(method, path, operation, document)),
  );
}

function contents({ info: { title }, tags, components }: OpenApiDocument): Html {
  return html`<nav aria-label="Contents">
    <p><a class="home" href="/">${title}</a></p>
    <h2>Calls</h2>
    <ul>
      ${tags.map(({ name }) => html`<li><a href="#tag-${name}">${name}</a></li>`)}
    </ul>
    <h2>Shapes</h2>
    <ul>
      ${Object.keys(components.schemas).map((name) => html`<li><a href="#shape-${name}">${name}</a></li>`)}
    </ul>
  </nav>`;
}

function groups(document: OpenApiDocument): Html[] {
  return document.tags.map(
    ({ name, description }) =>
      html`<section id="tag-${name}">
        <h2>${name}</h2>
        <p>${prose(description)}</p>
        ${callsOf(name, document)}
      </section>`,
  );
}

function shapes({ components }: OpenApiDocument): Html {
  return html`<section id="shapes">
    <h2>Shapes</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) =>
        html`<article id="shape-${name}">
          <h3>${name}</h3>
          ${fieldsOf(schema)}
        </article>`,
    )}
  </section>`;
}

/** The documentation as one page: no script, no picture, one style sheet of its own. */
export function renderDocsPage(document: OpenApiDocument): string {
  const { info, servers } = document;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API</title>
        <link rel="stylesheet" href="/api/v1/docs/styles.css" />
      </head>
      <body>
        ${contents(document)}
        <main>
          <h1>${info.title} API <span class="version">v${info.version}</span></h1>
          <p>${prose(info.description)}</p>
          <p>
            All addresses are below <code>${servers[0]?.url}</code>. For programs:
            <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).
          </p>
          ${groups(document)} ${shapes(document)}
        </main>
      </body>
    </html>`;
  return page.html;
}
