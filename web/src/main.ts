import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language } from "./lib/language.svelte";
import { router } from "./lib/router.svelte";
import { applyTheme } from "./lib/settings.svelte";

document.documentElement.lang = language.now;
applyTheme();
router.start();
mount(App, { target: document.getElementById("app")! });
