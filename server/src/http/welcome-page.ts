/** What a browser sees where no web client has been built. No scripts and no styles: the policy allows only files. */
export const WELCOME_PAGE = `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Horda</title>
<h1>Horda</h1>
<p>Serwer działa, ale strona gry nie jest zbudowana: <code>npm start</code> zbuduje ją i uruchomi serwer. Programy grają przez <a href="/api/openapi.json">jego API</a>.</p>
<p lang="en">The server is running, but the page of the games has not been built: <code>npm start</code> builds it and starts the server. Programs play through <a href="/api/openapi.json">its API</a>.</p>
</html>
`;
